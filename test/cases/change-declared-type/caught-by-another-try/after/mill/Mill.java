package mill;

class Mill {
    String read(String name) {
        if (name == null) {
            return null;
        }
        try (Plan plan = open(name)) {
            plan.skip(2);
        } catch (PlanException e) {
            throw new MillException("No plan " + name, e);
        }
        return null;
    }
}
