package garden;

class SowingTest extends GardenTest {
    private List<Seed> seeds;

    void sows(Seed seed) {
        check(seed);
        sow(seed);
    }

    @Parameters(name = "{0}")
    public static Collection<Seed[]> allSeeds() {
        return collectSeeds(currentSeeds());
    }

    static class SeedProvider extends Provider {
        int limit() {
            return 3;
        }
    }
}
