package mill;

@Singleton @Named("store")
class Store {
    @Column("sacks") @Positive
    private int sacks;

    void add(@Positive   int more) {
        sacks += more;
    }
}
