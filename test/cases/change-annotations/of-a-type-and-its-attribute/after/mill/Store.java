package mill;

@Component
class Store {
    @Column("bags")
    private int sacks;

    void add(int more) {
        sacks += more;
    }
}
