// Runs in the audio thread: hands over what it hears, mixed to one channel, a block at a time. Plain JavaScript, since the
// browser loads this file by its address.

const BLOCK = 2048;

class Recorder extends AudioWorkletProcessor {
  constructor() {
    super();
    this.block = new Float32Array(BLOCK);
    this.filled = 0;
    // Asked to end: the rest, then the news that it was the last.
    this.port.addEventListener('message', () => {
      this.port.postMessage(this.block.slice(0, this.filled));
      this.filled = 0;
      this.port.postMessage(null);
    });
    this.port.start();
  }

  process([channels]) {
    const length = channels[0]?.length ?? 0;
    for (let at = 0; at < length; at += 1) {
      let sum = 0;
      for (const channel of channels) sum += channel[at];
      this.block[this.filled] = sum / channels.length;
      this.filled += 1;
      if (this.filled === BLOCK) this.send();
    }
    return true;
  }

  send() {
    this.port.postMessage(this.block, [this.block.buffer]);
    this.block = new Float32Array(BLOCK);
    this.filled = 0;
  }
}

registerProcessor('notelark-recorder', Recorder);
