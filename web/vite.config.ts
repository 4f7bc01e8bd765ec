/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.MIRABILIA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/mirabilia/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: { '/api': { target: server, ws: true }, '/healthz': server },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'jsdom' },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
