package garden;

class SowingTest extends GardenTest {
    private List<Seed> seeds;

    void sows(Seed seed) {
        check(seed);
        sow(seed);
    }

    static class SeedProvider extends Provider {
        int limit() {
            return 3;
        }

        Bag seeds() {
            return seeds;
        }
    }
}
