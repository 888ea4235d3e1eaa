-- Coordinates next to zero (5e-324) underflow where distances are calculated: one such place made every list of nearby places fail. The
-- contract takes them for zero since now; so do the rows from before.
update all_places set latitude = 0 where abs(latitude) < 1e-7 and latitude <> 0;
update all_places set longitude = 0 where abs(longitude) < 1e-7 and longitude <> 0;
