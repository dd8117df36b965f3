package tally;

import java.util.ArrayList;
import java.util.List;

public class Tally {
    private final List<String> votes = new ArrayList<>();

    public long votesFor(String party) {
        long count = 0;
        for (String vote : votes) {
            if (vote.equals(party)) {
                count++;
            }
        }
        return count;
    }
}
