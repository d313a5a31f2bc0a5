import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadFont } from './preload-font.ts';
import { precompress } from './precompress.ts';
import { prerender } from './prerender.ts';
import { shells } from './shells.ts';

// In development the page comes from Vite and its calls go on to the server.
const server = process.env['NOTELARK_SERVER'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    preloadFont(/instrument-sans-latin-wght/),
    prerender(),
    precompress(),
    shells(),
  ],
  server: {
    proxy: {
      '/api': server,
      '/mcp': server,
      '/dev': server,
      '/healthz': server,
      '/readyz': server,
    },
  },
  build: {
    target: 'baseline-widely-available',
    rolldownOptions: {
      // What every page needs, in one file that stays the same from release to release.
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            // Some hundred bytes each, and a page has ten of them.
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
