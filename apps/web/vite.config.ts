import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// In development the page comes from Vite and its calls go on to the server.
const server = process.env['NOTELARK_SERVER'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/api': server } },
  build: { target: 'baseline-widely-available', sourcemap: false },
});
