### Words that every part of the program may need.

# $head is a list with commas, $last its last member
list-and = { $head } and { $last }

# An error that has no sentence of its own
error-other = That did not work ({ $code }).
