declare module 'autocannon' {
  export interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?(request: Request): Request;
  }
  export interface Options extends Request {
    url: string;
    connections?: number;
    duration?: number;
    amount?: number;
    requests?: Request[];
  }
  export interface Result {
    requests: { total: number };
    /** Milliseconds. */
    latency: { p99: number };
    errors: number;
    statusCodeStats?: Record<string, { count: number }>;
    start: Date;
    finish: Date;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
