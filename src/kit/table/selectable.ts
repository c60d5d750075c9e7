import { rowSelectionFeature } from '@tanstack/react-table'
import { features, type Features } from './column.ts'

/** For a list of the server with bulk actions. Local rows can be selected as they are. */
export const selectable = { ...features, rowSelectionFeature } as Features
