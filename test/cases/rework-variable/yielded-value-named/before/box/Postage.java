package box;

public class Postage {
    public long of(Parcel parcel) {
        return switch (parcel.kind()) {
            case LETTER -> 85;
            case BOX -> {
                check(parcel);
                yield parcel.grams() / 100 * 35 + parcel.zone() * 20L;
            }
        };
    }

    private void check(Parcel parcel) {
        System.out.println(parcel);
    }
}
