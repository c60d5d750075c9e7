import { createContext, use } from 'react'

const ProductName = createContext('Waypost')

/** The product's working name comes from the configuration. Until that is there, the page has the one that is built in. */
export const ProductNameProvider = ProductName.Provider

/** The product's name, as configured. */
export const useProductName = () => use(ProductName)
