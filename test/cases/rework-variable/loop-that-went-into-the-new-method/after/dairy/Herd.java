package dairy;

class Herd {
    void milk(Barn barn) {
        for (Farm farm : farms) {
            serve(farm, barn);
        }
    }

    private void serve(Farm farm, Barn barn) {
        for (Cow cow : barn.cows()) {
            lead(cow);
            clean(cow, 2);
            note(cow.name());
        }
    }
}
