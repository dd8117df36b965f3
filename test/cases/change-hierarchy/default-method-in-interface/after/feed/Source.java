package feed;

import java.util.List;

public interface Source {
    List<String> lines();

    default int longest() {
        int longest = 0;
        for (String line : lines()) {
            longest = Math.max(longest, line.length());
        }
        return longest;
    }
}
