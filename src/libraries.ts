/**
 * The libraries of every page. The build keeps them in one chunk (tools/build/entryPoints.mjs): one export of a package is enough
 * to name it.
 */
export { createElement } from 'react';
export { jsx } from 'react/jsx-runtime';
export { createRoot } from 'react-dom/client';
export { configureStore } from '@reduxjs/toolkit';
export { Provider } from 'react-redux';
export { default as createSagaMiddleware } from 'redux-saga';
export { call } from 'redux-saga/effects';
