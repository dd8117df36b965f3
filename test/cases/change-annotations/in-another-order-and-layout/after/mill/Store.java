package mill;

@Named( "store" )
@Singleton
class Store {
    @Positive
    @Column("sacks")
    private int sacks;

    void add(@Positive int more) {
        sacks += more;
    }
}
