package harbour;

class Wharf {
    int berths;

    void countWharf() {
        berths++;
    }

    static class ForeCheck extends Check {
        String foreName = "fore hold";
        List<Crate> foreCrates = foreHold.crates();

        boolean run(Crate[] loose, String note) {
            this.note = note;
            if (!isStowed(foreCrates, foreName, loose, note)) return false;
            return true;
        }
    }

    static class AftCheck extends Check {
        String aftName = "aft hold";
        List<Crate> aftCrates = aftHold.crates();

        boolean run(Crate[] loose, String note) {
            this.note = note;
            if (!isStowed(aftCrates, aftName, loose, note)) return false;
            return true;
        }
    }
}
