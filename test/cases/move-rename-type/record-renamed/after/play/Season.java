package play;

import java.util.ArrayList;
import java.util.List;

class Season {
    private final List<MatchResult> played = new ArrayList<>();

    void add(MatchResult played) {
        this.played.add(played);
    }
}
