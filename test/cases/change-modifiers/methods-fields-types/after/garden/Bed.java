package garden;

public final class Bed {
    private int width;
    private int count;
    private volatile String name = "bed";

    protected void water() {
        final Hose hose = new Hose(width);
        hose.open();
    }

    int area(final int factor) {
        int total = width * factor;
        return total + count;
    }

    final String label(String text) {
        String trimmed = text.trim();
        return trimmed + "!";
    }
}
