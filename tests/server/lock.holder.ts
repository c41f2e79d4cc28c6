import { withFolderLock } from '../../server/lock.ts';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
await withFolderLock(process.argv[2] ?? '', { sleep }, async () => {
  console.log('held');
  await sleep(60_000);
});
