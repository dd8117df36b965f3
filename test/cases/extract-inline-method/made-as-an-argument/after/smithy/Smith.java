package smithy;

class Smith {
    int count;

    void staySmith() {
        count = count + 1;
        sweep();
    }

    void forge(List<Rod> rods, int heat, Anvil anvil) {
        prepare(heat);
        check(rods);
        use(Rods.make(heat));
        finish(heat, rods);
    }
}
