package harbour;

class Wharf {
    int berths;

    void countWharf() {
        berths++;
    }

    static class ForeCheck extends Check {
        String title = "fore";
        List<Crate> all = foreHold.crates();

        boolean run(Crate[] loose, String note) {
            this.note = note;
            if (!isStowed(all, title, loose, note)) return false;
            return true;
        }
    }

    static class AftCheck extends Check {
        String title = "aft";
        List<Crate> all = aftHold.crates();

        boolean run(Crate[] loose, String note) {
            this.note = note;
            if (!isStowed(all, title, loose, note)) return false;
            return true;
        }
    }
}
