import { servicePaths } from '@lyng/routing/core';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:4300';
const proxy = Object.fromEntries(servicePaths.map((path) => [path, backend]));

export default defineConfig({ plugins: [react()], server: { proxy }, preview: { proxy } });
