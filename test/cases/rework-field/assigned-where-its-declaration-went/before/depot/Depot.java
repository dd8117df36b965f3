package depot;

class Depot {
    private Plan plan;

    void load(Crate crate) {
        Part[] parts = plan.parts();
        plan.lock();
        for (Part part : parts) {
            crate.put(part);
        }
    }
}
