-- The users of the database: the first one loads data, the second one reads them, and the third one counts the requests of keys.
-- psql reads the passwords from the environment, which Compose fills from `.env`.
\getenv build_password BUILD_PASSWORD
\getenv reader_password READER_PASSWORD
\getenv limits_password LIMITS_PASSWORD

create role signpost_build login password :'build_password';
create role signpost_reader login password :'reader_password';
create role signpost_limits login password :'limits_password';

do $$ begin execute format('grant create on database %I to signpost_build', current_database()); end $$;
-- Default privileges only apply to new objects, so run this file before the first build.
alter default privileges for role signpost_build grant usage on schemas to signpost_reader;
alter default privileges for role signpost_build grant select on tables to signpost_reader;

create schema signpost_limits authorization signpost_limits;
