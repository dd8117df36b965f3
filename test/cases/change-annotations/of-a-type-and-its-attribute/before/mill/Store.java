package mill;

@Singleton
class Store {
    @Column("sacks")
    private int sacks;

    void add(int more) {
        sacks += more;
    }
}
