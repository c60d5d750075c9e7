export * from './css';
export * from './cva';
export * from './cx';
export * from './sva';
export * from './view-transition';
export * from './position-try';
export * from './keyframes';
export * from './first-that-works';