package dns;

public class Resolver {
    private Entry last;

    public String resolve(String host) {
        last = new Entry();
        last.host = host;
        return "10.0.0.1";
    }

    static class Entry {
        String host;
        long since = System.nanoTime();

        boolean isOld() {
            return System.nanoTime() - since > 1_000_000;
        }
    }
}
