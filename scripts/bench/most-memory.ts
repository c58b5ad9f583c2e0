const LOOK_EVERY_MS = 100;

/** Watches the memory that this process holds. */
export function mostMemory(): { stop(): number } {
  let most = 0;
  const look = (): void => void (most = Math.max(most, process.memoryUsage.rss()));
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    /** @returns the most that was seen, in megabytes of a million bytes */
    stop() {
      look();
      clearInterval(timer);
      return Math.round(most / 1e6);
    },
  };
}
