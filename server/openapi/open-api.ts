import type { z } from 'zod';

/** A JSON Schema of draft 2020-12, as zod makes it. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The parts of an OpenAPI 3.1 document that this one uses. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, Response> };
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody?: { required: true; description: string; content: Record<string, MediaType> };
  responses: Record<string, Response | Reference>;
  /** an address of this server that shows the operation on the demonstration municipality */
  'x-example'?: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description: string;
  schema: JsonSchema;
  example?: unknown;
  style?: 'form';
  explode?: false;
}

export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
}

export interface Response {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, MediaType>;
}

export interface Reference {
  $ref: string;
}
