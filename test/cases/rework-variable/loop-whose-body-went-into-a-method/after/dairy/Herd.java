package dairy;

class Herd {
    void milk(Barn barn) {
        for (Animal each : barn.stalls().animals()) {
            serve(each);
        }
    }

    private void serve(Animal each) {
        feed(each);
    }
}
