package ferry;

class Hold {
    void stow(Crate crate, Row row) {
        row.clear();
        if (crate.isSealed()) {
            row.put(crate);
            weigh(crate);
        }
    }
}
