package shop;

final class Checks {
    static int sum(int[] parts) {
        int all = 0;
        for (int part : parts) {
            all += part;
        }
        return all;
    }

    private static void assertOpen(Class<?> kind, Parcel parcel) {
        if (parcel.isClosed()) {
            throw new IllegalArgumentException(String.format("Parcel %s must be open for %s.", parcel.label(), kind.getName()));
        }
    }
}
