package dairy;

class Herd {
    void milk(Barn barn) {
        for (Cow cow : barn.cows()) {
            lead(cow);
            clean(cow, 2);
            note(cow.name());
        }
    }

    private void serve(Animal each) {
        feed(each);
    }
}
