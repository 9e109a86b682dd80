import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorStatus } from '@yanmo/contract/errors';
import { defaultLanguage } from '@yanmo/contract/languages';
import { AppError } from '../app-error.ts';
import type { Logger } from '../logger.ts';
import { failureOf } from './failure.ts';
import { createRequestId } from './request-id.ts';
import type { SecurityHeaders } from './security-headers.ts';

const codeOfParserError: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers what never became a request: no headers were read, so neither language nor request id are known. */
export function createClientErrorHandler(logger: Logger, headers: SecurityHeaders) {
  return function answerClientError(error: Error & { code?: string }, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) {
      socket.destroy();
      return;
    }
    const code = codeOfParserError[error.code ?? ''] ?? 'malformed_request';
    const status = errorStatus[code];
    const requestId = createRequestId();
    // Bytes that follow a request whose answer has begun would be taken for a part of that answer.
    const { bytesWritten, writable } = socket;
    const hasAnswerUnderWay = '_httpMessage' in socket && socket._httpMessage !== null && bytesWritten > 0;
    if (writable && !hasAnswerUnderWay) {
      const body = JSON.stringify(failureOf(new AppError(code), defaultLanguage, requestId));
      const lines = Object.entries({
        ...headers.forData,
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'x-request-id': requestId,
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}`);
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
    }
    socket.destroySoon();
    logger.info({ status, error: code, reason: error.code, request_id: requestId }, 'request');
  };
}
