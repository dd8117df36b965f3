package garden;

class Bed {
    public int width;
    private static int count;
    private final String name = "bed";

    private void water() {
        Hose hose = new Hose(width);
        hose.open();
    }

    synchronized int area(int factor) {
        int total = width * factor;
        return total + count;
    }

    static String label(String text) {
        final String trimmed = text.trim();
        return trimmed + "!";
    }
}
