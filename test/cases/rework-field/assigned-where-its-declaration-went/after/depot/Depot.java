package depot;

class Depot {
    private Plan plan;
    private Part[] parts;

    void load(Crate crate) {
        begin();
        for (Part part : parts) {
            crate.put(part);
        }
    }

    private void begin() {
        parts = plan.parts();
        plan.lock();
    }
}
