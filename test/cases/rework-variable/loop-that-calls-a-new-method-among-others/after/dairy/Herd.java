package dairy;

class Herd {
    void milk(Barn barn) {
        for (Cow each : barn.cows()) {
            serve(each);
            weigh(each, 3);
            praise(each.name());
        }
    }

    private void serve(Cow each) {
        feed(each);
    }
}
