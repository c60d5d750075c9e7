import { createContext, use } from 'react'

const ProductName = createContext('Waypost')

/** The product's name comes from the configuration. Until that has loaded, the page shows the built-in one. */
export const ProductNameProvider = ProductName.Provider

/** The product's name, as configured. */
export const useProductName = () => use(ProductName)
