import { createContext, use } from 'react'

const ProductName = createContext('Waypost')

/** Provides the configured product name. Before the configuration loads, the built-in name is used. */
export const ProductNameProvider = ProductName.Provider

/** The product's name, as configured. */
export const useProductName = () => use(ProductName)
