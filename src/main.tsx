import './app/zod-without-eval.ts'
import '@fontsource-variable/inter/index.css'
import { start } from './app/start.tsx'

void start(document.getElementById('root')!)
