export * from './tokens';
export * from './system';
export * from './pattern';
export * from './recipe';
export * from './jsx';