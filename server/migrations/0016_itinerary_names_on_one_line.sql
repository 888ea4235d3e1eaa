-- Names of itineraries are one line from now on. name_key already reads a line break as a space, so no two names collide.

update itineraries set name = regexp_replace(name, '\s*[\n\r]\s*', ' ', 'g') where name ~ '[\n\r]';
