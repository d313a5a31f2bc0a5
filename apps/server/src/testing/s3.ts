import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { S3Settings } from '../adapters/file-store/s3-bucket.ts';
import type { S3Answer } from './s3-server.ts';
import { makeBucket, type S3Access } from './swift.ts';

/** This run's S3 server; null where there is none, which is said. Tests that need it skip then. */
export async function findS3Server(): Promise<S3Access | null> {
  const answer = (await (await fetch(inject('s3Starter'))).json()) as S3Answer;
  if ('access' in answer) return answer.access;
  process.stderr.write(`SKIPPED, the tests of files on S3: ${answer.missing}\n`);
  return null;
}

/** A new, empty bucket. */
export async function createBucket(access: S3Access): Promise<S3Settings> {
  const bucket = `test-${randomBytes(8).toString('hex')}`;
  await makeBucket(access, bucket);
  return { ...access, bucket, region: 'us-east-1', forcePathStyle: true };
}

/** The settings of a product whose files are in this bucket. */
export const s3Environment = (settings: S3Settings): Record<string, string> => ({
  FILE_STORE: 's3',
  STORAGE_KEY: 'the storage key of the tests, long enough',
  S3_ENDPOINT: settings.endpoint ?? '',
  S3_REGION: settings.region,
  S3_BUCKET: settings.bucket,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
});
