package garden;

import java.util.List;

public class Beds {
    private final List<Bed> beds;

    public Beds(List<Bed> beds) {
        this.beds = beds;
    }

    public int waterAll(int rain) {
        int used = 0;
        for (Bed bed : beds) {
            used += Thirst.of(bed, rain);
        }
        return used;
    }
}
