import { createContext, use } from 'react'

const ProductName = createContext('Waypost')

/** The product's working name comes from the configuration; nothing else spells it. */
export const ProductNameProvider = ProductName.Provider

/** The product's name, as configured. */
export const useProductName = () => use(ProductName)
