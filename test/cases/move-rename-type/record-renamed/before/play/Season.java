package play;

import java.util.ArrayList;
import java.util.List;

class Season {
    private final List<Res> played = new ArrayList<>();

    void add(Res played) {
        this.played.add(played);
    }
}
