#!/bin/sh
# For the image: FFmpeg's programs from Debian's source, with its security fixes, and of them only what recordings need
# (packages/speech/src/decoder/limits.ts). 5 MB; the package node-av, which decodes outside of the image, has 170.
set -eu
sed -i 's/^Types: deb$/Types: deb deb-src/' /etc/apt/sources.list.d/debian.sources
apt-get update
apt-get install -y --no-install-recommends build-essential dpkg-dev libmp3lame-dev nasm
cd "$(mktemp -d)"
apt-get source ffmpeg
cd ffmpeg-*/
./configure --prefix=/usr/local --disable-everything --disable-autodetect --disable-network --disable-doc --disable-debug \
  --disable-avdevice --disable-ffplay --enable-libmp3lame \
  --enable-protocol=file,pipe \
  --enable-demuxer=mov,mp3,wav,aac,ogg,matroska,flac,avi \
  --enable-muxer=pcm_s16le,mp3 \
  --enable-encoder=pcm_s16le,libmp3lame \
  --enable-filter=aresample,aformat,atrim,anull \
  --enable-parser=aac,aac_latm,mpegaudio,opus,vorbis,flac,ac3,dca \
  --enable-decoder='aac*,mp1*,mp2*,mp3*,opus,vorbis,flac,alac,ac3,eac3,dca' \
  --enable-decoder='amrnb,amrwb,gsm_ms,wmav1,wmav2,wavpack,adpcm_ms,adpcm_ima_wav,adpcm_ima_qt,adpcm_yamaha,adpcm_g722,pcm_*'
make -j"$(nproc)"
strip ffmpeg ffprobe
install ffmpeg ffprobe /usr/local/bin
