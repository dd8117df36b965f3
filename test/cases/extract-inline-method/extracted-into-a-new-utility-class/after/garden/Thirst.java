package garden;

public final class Thirst {
    private Thirst() {
    }

    public static int of(Bed bed, int rain) {
        int litres = bed.squareMetres() * 4;
        litres -= rain * bed.squareMetres();
        if (bed.isShaded()) {
            litres = litres / 2;
        }
        return Math.max(0, litres);
    }
}
