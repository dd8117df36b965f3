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
            int litres = bed.squareMetres() * 4;
            litres -= rain * bed.squareMetres();
            if (bed.isShaded()) {
                litres = litres / 2;
            }
            used += Math.max(0, litres);
        }
        return used;
    }
}
